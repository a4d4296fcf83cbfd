import { TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { BROWSER_MEMORY, type BrowserMemory } from "./browser-memory.ts";
import { LegalPage } from "./legal-page.tsx";
import { COOKIES } from "./legal-pages.ts";
import { MemoryControl } from "./memory-control.tsx";
import styles from "./legal.module.css";

const needed = BROWSER_MEMORY.filter(({ optional }) => !optional);
const optional = BROWSER_MEMORY.filter((kept) => kept.optional);

/** All that a browser keeps for us, and the means to empty it. */
export function CookiesPage() {
  return (
    <LegalPage
      page={COOKIES}
      lead="We set nothing for advertising, and nothing that watches what you read. That is why no banner asks you."
    >
      <TextSection title="Clear what this browser remembers" id="clear">
        <MemoryControl />
      </TextSection>
      <TextSection title="Needed for signing in, paying and going back" id="needed">
        <p>
          On this site&apos;s secure address the names of our own cookies begin with{" "}
          <code>__Host-</code>: the browser then sends them to this site alone.
        </p>
        <MemoryList kept={needed} />
      </TextSection>
      <TextSection title="Optional: what spares you work" id="optional">
        <p>
          It stays in your browser. The cart and the zip code reach us when a page asks with them.
        </p>
        <MemoryList kept={optional} />
      </TextSection>
      <TextSection title="Signals from your browser" id="signals">
        <p>
          We honor Global Privacy Control. There is nothing to switch off for it: we neither sell
          nor share what we know of you, with or without the signal. More in our{" "}
          <TextLink href="/privacy">privacy notice</TextLink>.
        </p>
      </TextSection>
    </LegalPage>
  );
}

const PLACES: Record<BrowserMemory["place"], string> = {
  cookie: "Cookie",
  localStorage: "Browser storage (localStorage)",
  sessionStorage: "Storage of this tab (sessionStorage)",
  caches: "Files kept by this site (Cache storage)",
};

function MemoryList({ kept }: { kept: readonly BrowserMemory[] }) {
  return (
    <div className={styles.kept}>
      <ul>
        {kept.map(({ key, place, purpose, life, by }) => (
          <li key={key} className={styles.item}>
            <h3 className={styles.key}>{key}</h3>
            <p>{purpose}</p>
            <p className={styles.quiet}>
              {PLACES[place]}
              {by ? ` of ${by}` : ""}. {life}.
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
