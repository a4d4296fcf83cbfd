import { useState } from "react";
import type { FacetsProps } from "./shop-facets.tsx";

type Choosing = Pick<FacetsProps, "search" | "onChoose">;

/** Optimistically shows a choice before the URL has it; the URL takes over once it changes. */
export function useAhead({ search, onChoose }: Choosing): Choosing {
  const address = JSON.stringify(search);
  const [ahead, setAhead] = useState({ address, search });
  const shown = ahead.address === address ? ahead.search : search;
  return {
    search: shown,
    onChoose: (change) => {
      setAhead({ address, search: change(shown) });
      onChoose(change);
    },
  };
}
