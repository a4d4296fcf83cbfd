import { Title } from "@mantine/core";
import { accountsKeeping as m } from "#messages/accounts/saved/keeping.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { MailSwitch } from "./mail-switch.tsx";
import classes from "./my-keeping.module.css";

type Choice = Outputs["accounts"]["customer"]["mailChoices"]["orders"][number];

/** The optional emails about orders, each with a switch. */
export function OrderMails({ choices }: { choices: readonly Choice[] }) {
  return (
    <section className={classes["section"]} aria-labelledby="order-mails">
      <Title order={2} size="h3" mb="sm" id="order-mails">
        {m.aboutOrders}
      </Title>
      <div className={classes["panel"]}>
        {choices.map(({ kind, on }) => (
          <OrderMail key={kind} kind={kind} on={on} />
        ))}
      </div>
      <p className={classes["under"]}>{m.stillOnPage}</p>
    </section>
  );
}

function OrderMail({ kind, on }: Choice) {
  const utils = trpc.useUtils();
  const choose = trpc.accounts.customer.chooseMail.useMutation({
    meta: { failureTitle: m.notChanged },
    onSuccess: async (_, { on: isOn }) => {
      await utils.accounts.customer.mailChoices.invalidate();
      notify.success(isOn ? m.mailOn : m.mailOff, m.mails[kind]);
    },
  });
  return (
    <MailSwitch
      label={m.mails[kind]}
      description={m.mailTexts[kind]}
      on={on}
      wanted={choose.isPending ? choose.variables.on : null}
      onChange={(isOn) => choose.mutate({ kind, on: isOn })}
    />
  );
}
