import { Button, Text, Title } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { checkoutPage as m } from "#messages/checkout/page.ts";
import classes from "./checkout.module.css";
import { type Section, SECTIONS } from "./sections.ts";
import type { CheckoutPageState } from "./use-checkout-page.ts";

type CheckoutCardProps = {
  number: number;
  title: string;
  section: Section;
  page: CheckoutPageState;
  /** The values entered, one per line. */
  summary: readonly string[];
  children: ReactNode;
};

/** A section of /checkout: open, done with Edit, or still to come. */
export function CheckoutCard(props: CheckoutCardProps) {
  const { number, title, section, page, summary, children } = props;
  const isOpen = page.open === section;
  const isDone = SECTIONS.indexOf(section) < SECTIONS.indexOf(page.open);
  const heading = useFocusOnOpening(isOpen);
  return (
    <section className={classes["card"]} data-open={isOpen || undefined} aria-labelledby={section}>
      <div className={classes["cardHead"]}>
        <span className={classes["number"]} data-done={isDone || undefined} aria-hidden>
          {isDone ? "✓" : number}
        </span>
        <Title order={2} size="h3" id={section} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {isDone ? (
          <Button
            className={classes["edit"] ?? ""}
            variant="subtle"
            aria-label={m.editSection(title.toLowerCase())}
            disabled={page.checkout.busy}
            onClick={() => page.edit(section)}
          >
            {m.edit}
          </Button>
        ) : null}
      </div>
      {isDone ? (
        <div className={classes["summary"]}>
          {summary.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </div>
      ) : null}
      {isOpen ? <div className={classes["cardBody"]}>{children}</div> : null}
    </section>
  );
}

/** Where the summary stands above the sections, not beside them (checkout.module.css). */
const ONE_COLUMN = "(width < 62em)";

/**
 * Moves the focus to the heading when the section opens after the page has loaded. In one column the section is also
 * brought to the top of the screen, so that the button to pay is in view.
 */
function useFocusOnOpening(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !was.current && heading.current) {
      heading.current.focus();
      if (matchMedia(ONE_COLUMN).matches) heading.current.closest("section")?.scrollIntoView();
    }
    was.current = isOpen;
  }, [isOpen]);
  return heading;
}
