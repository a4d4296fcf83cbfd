import { createFileRoute } from "@tanstack/react-router";
import { Title } from "@mantine/core";

export const Route = createFileRoute("/")({ component: HomeRoute });

function HomeRoute() {
  return <Title order={1}>Furrow</Title>;
}
