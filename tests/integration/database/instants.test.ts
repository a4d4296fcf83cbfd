import { expect, it } from "vitest";
import { freshDatabase } from "#tests/support/postgres/database.ts";

it("no column of an instant has a default, and no function of ours asks the database for the time", async () => {
  await using database = await freshDatabase();
  const defaults = await database.sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type like 'timestamp%' and column_default is not null
    order by 1, 2`;
  expect([...defaults]).toEqual([]);
  const functions = await database.sql`
    select proname from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc ~* '\\m(now\\(|current_timestamp|clock_timestamp)'
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by 1`;
  expect([...functions]).toEqual([]);
});
