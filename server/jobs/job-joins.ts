/** Behind `from project_crew_item_status s`: its position `i`, function `f`, crew `c`, project `p` and location `l`, in plain SQL. */
export const jobJoins = `
        join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
        join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
        join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
        join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
        join location l on l.tenant_id = c.tenant_id and l.id = c.location_id`
