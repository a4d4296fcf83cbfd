import { useState } from "react";
import type { FacetsProps } from "./shop-facets.tsx";

type Choosing = Pick<FacetsProps, "search" | "onChoose">;

/** Shows what was chosen at once; the address has it a moment later, and is what counts from then on. */
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
