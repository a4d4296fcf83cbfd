import { useState } from "react";

/**
 * A query's data, or that of before: what is shown stays when more of it could not be loaded. (`keepPreviousData` only
 * covers the time until the response.)
 */
export function useLastGood<Data>(data: Data | undefined): Data | undefined {
  const [good, setGood] = useState(data);
  if (data !== undefined && data !== good) setGood(data);
  return data ?? good;
}
