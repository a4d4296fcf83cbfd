import { Button } from "@mantine/core";
import { pathHere } from "#shared/language.ts";

type MailLinkFormProps = { path: string; token: string | undefined; label: string };

/**
 * The button of a page that an email leads to. A plain form that works without a script: opening the
 * page changes nothing, pressing the button does.
 */
export function MailLinkForm({ path, token = "", label }: MailLinkFormProps) {
  return (
    <form method="post" action={`${pathHere(path)}?token=${encodeURIComponent(token)}`}>
      <input type="hidden" name="page" value="1" />
      <Button type="submit">{label}</Button>
    </form>
  );
}
