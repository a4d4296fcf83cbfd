import { Button, Stack } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { accountsAdmin as m } from "#messages/accounts/admin/admin.ts";
import { accountName, fullName } from "#shared/accounts/user.ts";
import { formatUsd } from "#shared/money.ts";
import { orderDeskPath } from "#shared/orders/order-desk.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/words/order-words.ts";
import { deviceOf } from "#shared/accounts/device.ts";
import { businessDayAt, formatDayFull, formatDayShort, formatInstant } from "#shared/time.ts";
import { actorWords } from "#shared/platform/audit/audit-actor.ts";
import { platformAudit as audit } from "#messages/platform/operations/audit.ts";
import { actionWords } from "#shared/platform/audit/audit.ts";
import { formatPhone } from "#shared/platform/fields/phone.ts";
import { ChangeList } from "#client/lib/platform/audit-words/change-list.tsx";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { RowList } from "#client/ui/facts/row-list.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { TitledSection } from "#client/ui/page/titled-section.tsx";
import { editPath } from "./paths.ts";
import { GiftRemaining } from "./gift-remaining.tsx";
import { GiveCredit } from "./give-credit.tsx";
import { RoleChange } from "./role-change.tsx";
import { StateBadge } from "./state-badge.tsx";
import { UserActions } from "./user-actions.tsx";
import styles from "./user-page.module.css";

export type User = Outputs["admin"]["users"]["one"];

/** One user: personal data, orders, open sessions, and the account's audit log. */
export function UserPage({ id, ownId }: { id: string; ownId: string }) {
  const query = trpc.admin.users.one.useQuery({ id }, { refetchOnMount: "always" });
  return (
    <Loaded
      query={query}
      waiting={<PageSkeleton />}
      isPage
      back={<TextLink href="/dashboard/admin/users">{m.users}</TextLink>}
    >
      {(user, failure) => {
        const isSelf = user.id === ownId;
        return (
          <>
            <AreaHeading
              back={{ href: "/dashboard/admin/users", label: m.users }}
              title={accountName(user)}
              actions={
                <>
                  <Button variant="default" component={Link} to={editPath(id)}>
                    {m.edit}
                  </Button>
                  <UserActions user={user} isSelf={isSelf} onDone={() => void query.refetch()} />
                </>
              }
            >
              <StateBadge disabled={user.disabled} />
            </AreaHeading>
            {failure}
            <Stack gap="xl">
              <Facts user={user} />
              {isSelf ? null : <RoleChange user={user} onDone={() => void query.refetch()} />}
              <GiveCredit user={user} onDone={() => void query.refetch()} />
              <GiftRemaining user={user} onDone={() => void query.refetch()} />
              <Orders orders={user.orders} />
              <Sessions sessions={user.sessions} />
              <Entries entries={user.entries} />
            </Stack>
          </>
        );
      }}
    </Loaded>
  );
}

function Facts({ user }: { user: User }) {
  const closed = user.disabled
    ? user.entries.find(({ action }) => action === "user.disabled")?.detail["reason"]
    : undefined;
  return (
    <div className={styles.facts}>
      <FactList
        facts={[
          [m.name, fullName(user)],
          [m.username, user.username],
          [m.email, (user.emailVerifiedAt ? m.verified : m.notVerified)(user.email)],
          [m.phone, user.phoneNumber ? formatPhone(user.phoneNumber) : m.noPhone],
          [m.zipCode, user.zipCode ?? m.notGiven],
          [m.credit, formatUsd(user.credit)],
          [m.secondFactor, user.secondFactor ? m.on : m.off],
          [m.lastSeen, user.lastSeenAt ? formatInstant(user.lastSeenAt) : m.never],
          [m.joined, formatDayFull(businessDayAt(new Date(user.createdAt)))],
          ...(typeof closed === "string" ? [[m.disabledBecause, closed] as const] : []),
          ...(user.deletionDueAt
            ? [[m.askedDeleted, m.due(formatInstant(user.deletionDueAt))] as const]
            : []),
        ]}
      />
    </div>
  );
}

function Orders({ orders }: Pick<User, "orders">) {
  return (
    <TitledSection title={m.orders} isSmall>
      {orders.length === 0 ? <p className={styles.nothing}>{m.noOrders}</p> : null}
      <RowList>
        {orders.map(({ number, state, total, deliveryDay, placedAt }) => (
          <li key={number}>
            <TextLink href={orderDeskPath(number)}>{number}</TextLink>
            <span>{formatUsd(total)}</span>
            <span>{ORDER_STATE_WORDS[state]}</span>
            <span>{m.placed(formatInstant(placedAt), formatDayShort(deliveryDay))}</span>
          </li>
        ))}
      </RowList>
    </TitledSection>
  );
}

function Sessions({ sessions }: Pick<User, "sessions">) {
  return (
    <TitledSection title={m.sessions} isSmall>
      {sessions.length === 0 ? <p className={styles.nothing}>{m.noSessions}</p> : null}
      <RowList>
        {sessions.map(({ createdAt, userAgent, address }) => (
          <li key={`${createdAt}${address}`}>
            <strong>{m.since(formatInstant(createdAt))}</strong>
            <span>{deviceOf(userAgent)}</span>
            <span>{address}</span>
          </li>
        ))}
      </RowList>
    </TitledSection>
  );
}

function Entries({ entries }: Pick<User, "entries">) {
  return (
    <TitledSection title={m.entries} isSmall>
      {entries.length === 0 ? <p className={styles.nothing}>{m.noEntries}</p> : null}
      <RowList>
        {entries.map(({ id, at, action, subjectName, actorName, detail }) => (
          <li key={id}>
            <strong>{audit.did(actionWords(action), subjectName)}</strong>
            <span>{m.by(formatInstant(at), actorWords(actorName))}</span>
            <ChangeList detail={detail} />
          </li>
        ))}
      </RowList>
    </TitledSection>
  );
}
