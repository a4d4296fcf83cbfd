import { Fragment } from "react";

/** An email address or code without spaces; if too long for its line, it wraps after an "@", a dot or a "_". */
export function LongWord({ children }: { children: string }) {
  return (
    <span>
      {children.split(/(?<=[@._])/).map((part, at) => (
        // The parts' order is fixed.
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
