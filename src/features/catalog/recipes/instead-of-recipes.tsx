import { useRouterState } from "@tanstack/react-router";
import { catalogRecipes as m } from "#messages/catalog/recipes/recipes.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { CardSkeletons } from "#client/ui/states/card-skeletons.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import type { useOrdered } from "./use-ordered.ts";

type Instead = NonNullable<ReturnType<typeof useOrdered>["instead"]>;

/** Shown while the reader's goods are unknown, or if there are none: the reason, and what to do. */
export function InsteadOfRecipes({ instead }: { instead: Instead }) {
  const href = useRouterState({ select: ({ location }) => location.href });
  switch (instead.kind) {
    case "loading":
      return <CardSkeletons count={3} />;
    case "failed":
      return <QueryError query={instead.query} />;
    case "visitor":
      return (
        <EmptyState
          art="tomato"
          title={m.signInToCook}
          action={
            <PillLink to="/auth" search={{ next: href }}>
              {m.signIn}
            </PillLink>
          }
        >
          {m.signInWhy}
        </EmptyState>
      );
    case "nothing":
      return (
        <EmptyState
          art="tomato"
          title={m.nothingOrdered}
          action={<PillLink to="/shop">{m.toShop}</PillLink>}
        >
          {m.nothingOrderedWhy}
        </EmptyState>
      );
  }
}
