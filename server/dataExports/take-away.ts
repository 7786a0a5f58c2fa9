import { type SQL, sql } from 'drizzle-orm'

/**
 * Strikes off what exports were stored as: from then on no row has their files, and the bytes go a day later like those of
 * every file. A statement goes on from here.
 */
export const strikingPieces = (tenantId: string, which: SQL, now: Date): SQL => sql`
  with which as materialized (select d.id from data_export d where d.tenant_id = ${tenantId} and ${which}),
  pieces as (delete from data_export_piece p using which where p.tenant_id = ${tenantId} and p.export_id = which.id
    returning p.file_id),
  struck as (delete from stored_file f using pieces where f.tenant_id = ${tenantId} and f.id = pieces.file_id returning f.id),
  waiting as (insert into discarded_file (tenant_id, id, discarded_at)
    select ${tenantId}::uuid, s.id, ${now}::timestamptz from struck s)`

/** Takes exports away, and their pieces with them; answers their ids. */
export const takingAway = (tenantId: string, which: SQL, now: Date): SQL => sql`
  ${strikingPieces(tenantId, which, now)}
  delete from data_export d using which where d.tenant_id = ${tenantId} and d.id = which.id returning d.id`
