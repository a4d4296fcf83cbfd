import type { Sql } from "postgres";

/** Until disposed, a database trigger rejects every email to this address. */
export async function refusingMails(sql: Sql, address: string): Promise<AsyncDisposable> {
  await sql.unsafe(`
    create function refuse_mail() returns trigger language plpgsql as $$ begin
      raise exception 'this email is refused'; end $$;
    create trigger refuse_mail before insert on emails for each row
      when (new.to_address = '${address}') execute function refuse_mail();`);
  return {
    [Symbol.asyncDispose]: async () => {
      await sql.unsafe("drop trigger refuse_mail on emails; drop function refuse_mail");
    },
  };
}
