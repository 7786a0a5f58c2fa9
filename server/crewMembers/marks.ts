/** Every mark a person of this alias was given: by planning, and by clients for a shift. */
export const marksOf = (person: 'r' | 'w') =>
  ['crew_rating', 'item_rating']
    .map(
      table => `select g.rating from ${table} g where g.tenant_id = ${person}.tenant_id and g.person_id = ${person}.id`,
    )
    .join(' union all ')
