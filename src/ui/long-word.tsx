import { Fragment } from "react";

/** An address or a code, which has no spaces: too long for its line, it goes on after an "@", a dot or a "_". */
export function LongWord({ children }: { children: string }) {
  return (
    <span>
      {children.split(/(?<=[@._])/).map((part, at) => (
        // Parts of a word keep their order.
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
