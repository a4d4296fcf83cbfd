import { Title } from "@mantine/core";
import { leadWords } from "#shared/checkout/terms-words.ts";
import { useTerms } from "#client/lib/checkout/rates/use-terms.ts";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import classes from "./customer-home.module.css";

/** The first three steps of someone who has not ordered yet. */
export function Starter() {
  const terms = useTerms();
  return (
    <section aria-labelledby="starter">
      <Title order={2} size="h3" mb="sm" id="starter">
        Three steps to your first box
      </Title>
      <ol className={classes["steps"]}>
        <li className={classes["step"]}>
          <Title order={3} size="h4">
            Say where it goes
          </Title>
          <p>Save an address, and checkout fills it in for you.</p>
          <PillLink to="/dashboard/customer/addresses">Add an address</PillLink>
        </li>
        <li className={classes["step"]}>
          <Title order={3} size="h4">
            Fill a basket
          </Title>
          <p>Many farms, one order. It is picked after you order it.</p>
          <PillLink to="/shop">See this week's harvest</PillLink>
        </li>
        <li className={classes["step"]}>
          <Title order={3} size="h4">
            Choose your window
          </Title>
          <p>Order by midnight and it is at your door {leadWords(terms)} later.</p>
          <PillLink to="/delivery">How delivery works</PillLink>
        </li>
      </ol>
    </section>
  );
}
