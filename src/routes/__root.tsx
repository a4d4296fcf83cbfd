import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from "@tanstack/react-router";
import { Notifications } from "@mantine/notifications";
import { brand, defaultTitle } from "#shared/brand.ts";
import type { RouterContext } from "#client/router.tsx";

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [{ title: defaultTitle }, { name: "description", content: brand.description }],
  }),
  component: RootPage,
});

function RootPage() {
  return (
    <>
      <HeadContent />
      <Outlet />
      <Notifications limit={1} />
      <Scripts />
    </>
  );
}
