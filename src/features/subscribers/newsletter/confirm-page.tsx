import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageContainer } from "#client/ui/page/page-container.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { MailLinkForm } from "./mail-link-form.tsx";
import type { MailLinkSearch } from "./mail-link-search.ts";

/** Where the link of the confirmation email leads, before and after its button. */
export function ConfirmPage({ token, state }: MailLinkSearch) {
  if (state === "done") return <Confirmed />;
  if (state === "expired" || !token) return <NotConfirmed />;
  return (
    <PageContainer narrow>
      <EmptyState
        art="bee"
        order={1}
        title="One more step"
        action={
          <MailLinkForm
            path="/newsletter-confirmed"
            token={token}
            label="Yes, send me the newsletter"
          />
        }
      >
        Press the button, and we will write when there is news. Every newsletter ends with a link to
        unsubscribe.
      </EmptyState>
    </PageContainer>
  );
}

function Confirmed() {
  return (
    <PageContainer narrow>
      <EmptyState
        art="bee"
        order={1}
        title="You are on the list"
        action={<PillLink to="/shop">See what is ripe now</PillLink>}
      >
        We write when there is news.
      </EmptyState>
    </PageContainer>
  );
}

function NotConfirmed() {
  return (
    <PageContainer narrow>
      <EmptyState art="bee" order={1} title="This link no longer works">
        Links in our emails work for two weeks. Enter your email again at the end of this page, and
        we will send you a new one.
      </EmptyState>
    </PageContainer>
  );
}
