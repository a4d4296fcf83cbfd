import type { Sql } from "postgres";

/**
 * Gives a database the function `tests.empty(text[])`: it deletes every row of the named tables and of all that refer
 * to them, whatever the guards of append-only tables say, and runs no trigger. `truncate … cascade` takes twenty times
 * as long, since it makes new files for a hundred tables and their indexes, rows or not, and every connection must
 * then read the catalog again. Only a superuser can make it.
 */
export async function installEmptyTables(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create schema tests;
    grant usage on schema tests to public;
    create function tests.empty(names text[]) returns void language plpgsql
    security definer set search_path = public, pg_temp set session_replication_role = replica as $$
    declare emptied regclass;
    begin
      for emptied in
        with recursive referring(id) as (
          select name::regclass::oid from unnest(names) as name
          union
          select c.conrelid from pg_constraint c join referring on c.confrelid = referring.id
          where c.contype = 'f')
        select id::regclass from referring
      loop
        execute format('delete from %s', emptied);
      end loop;
    end $$;`);
}
