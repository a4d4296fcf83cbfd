import { Text, Title } from "@mantine/core";
import { lazy } from "react";
import { paymentsGiftCards as m } from "#messages/payments/gift-cards/gift-cards.ts";
import { formatUsd } from "#shared/money.ts";
import { GIFT_CASH_UNDER } from "#shared/payments/gift-cards/gift-values.ts";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { useToday } from "#client/lib/dates/use-today.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { Later } from "#client/ui/later.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { Rich } from "#client/ui/rich.tsx";
import { GiftForm } from "./gift-form.tsx";
import { GiftPicture } from "./gift-picture.tsx";
import styles from "./gift-cards.module.css";

const BoughtGifts = lazy(() =>
  import("./bought-gifts.tsx").then((module) => ({ default: module.BoughtGifts })),
);

/** The form to buy a gift card, and the ones bought before. */
export function GiftCardsPage() {
  const today = useToday();
  return (
    <PageContainer className={styles.page}>
      <PageAddress path="/gift-cards" />
      <Title order={1}>{m.title}</Title>
      <div className={styles.columns}>
        <div className={styles.words}>
          <p className={styles.lead}>{m.lead}</p>
          <ul>
            <li>{m.noEnd}</li>
            <li>{m.paysFor}</li>
            <li>{m.whatIsLeft(formatUsd(GIFT_CASH_UNDER))}</li>
          </ul>
          <Text c="var(--color-quiet)">{m.forLater}</Text>
          <p>
            <Rich>
              {m.haveOne((words) => (
                <TextLink href="/dashboard/customer/credit">{words}</TextLink>
              ))}
            </Rich>
          </p>
          <GiftPicture />
        </div>
        <section className={styles.card} aria-label={m.form}>
          {/* The day is known in the browser alone: then the form begins, once. */}
          <GiftForm key={today === "" ? "before" : "live"} today={today} />
        </section>
      </div>
      {/* In the browser alone: the server would give up a part whose code it has not loaded yet. */}
      {today === "" ? null : (
        <Later isExtra>
          <BoughtGifts />
        </Later>
      )}
    </PageContainer>
  );
}
