import { Button } from "@mantine/core";
import { lazy, useState } from "react";
import { catalogRecipes as m } from "#messages/catalog/recipes/recipes.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { Later } from "#client/ui/later.tsx";
import { onIntent } from "#client/ui/on-intent.ts";

const load = async () => ({ default: (await import("./cook-mode.tsx")).CookMode });
const CookMode = lazy(load);

type CookButtonProps = { recipe: Outputs["catalog"]["recipes"]["bySlug"]; servings: number };

/** Opens cook mode; its script is loaded when the user is about to press the button. */
export function CookButton(props: CookButtonProps) {
  const [cooking, setCooking] = useState(false);
  return (
    <>
      <Button mt="sm" variant="default" {...onIntent(load)} onClick={() => setCooking(true)}>
        {m.cook}
      </Button>
      {cooking ? (
        <Later>
          <CookMode {...props} onLeave={() => setCooking(false)} />
        </Later>
      ) : null}
    </>
  );
}
