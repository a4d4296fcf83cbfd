import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageContainer } from "#client/ui/page/page-container.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { MailLinkForm } from "./mail-link-form.tsx";
import type { MailLinkSearch } from "./mail-link-search.ts";

/** Where the way out of an email leads. It looks the same to everyone who opens it. */
export function UnsubscribePage({ token, state }: MailLinkSearch) {
  return (
    <PageContainer narrow>
      {state === "done" ? (
        <EmptyState
          art="bee"
          order={1}
          title="You are unsubscribed"
          action={<PillLink to="/shop">Back to the shop</PillLink>}
        >
          No more newsletters or product alerts. Emails about your orders and your account still
          arrive.
        </EmptyState>
      ) : (
        <EmptyState
          art="bee"
          order={1}
          title="Unsubscribe"
          action={<MailLinkForm path="/unsubscribe" token={token} label="Unsubscribe" />}
        >
          Press once, and you get no more newsletters or product alerts. Emails about your orders
          and your account still arrive.
        </EmptyState>
      )}
    </PageContainer>
  );
}
