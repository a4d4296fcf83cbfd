import { Title } from "@mantine/core";
import { accountsHome as m } from "#messages/accounts/home/home.ts";
import { leadWords } from "#shared/checkout/lead-words.ts";
import { useTerms } from "#client/lib/checkout/rates/use-terms.ts";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import classes from "./customer-home.module.css";

/** The first three steps of someone who has not ordered yet. */
export function Starter() {
  const terms = useTerms();
  return (
    <section aria-labelledby="starter">
      <Title order={2} size="h3" mb="sm" id="starter">
        {m.threeSteps}
      </Title>
      <ol className={classes["steps"]}>
        <li className={classes["step"]}>
          <Title order={3} size="h4">
            {m.sayWhere}
          </Title>
          <p>{m.sayWhereText}</p>
          <PillLink to="/dashboard/customer/addresses">{m.addAddress}</PillLink>
        </li>
        <li className={classes["step"]}>
          <Title order={3} size="h4">
            {m.fillBasket}
          </Title>
          <p>{m.fillBasketText}</p>
          <PillLink to="/shop">{m.seeHarvest}</PillLink>
        </li>
        <li className={classes["step"]}>
          <Title order={3} size="h4">
            {m.chooseWindow}
          </Title>
          <p>{m.chooseWindowText(leadWords(terms))}</p>
          <PillLink to="/delivery">{m.howDelivery}</PillLink>
        </li>
      </ol>
    </section>
  );
}
