import { platformCookies as m } from "#messages/platform/legal/cookies.ts";
import { TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { Rich } from "#client/ui/rich.tsx";
import { BROWSER_MEMORY, type BrowserMemory } from "./browser-memory.ts";
import { LegalPage } from "./legal-page.tsx";
import { COOKIES } from "./legal-pages.ts";
import { MemoryControl } from "./memory-control.tsx";
import styles from "./legal.module.css";

const needed = BROWSER_MEMORY.filter(({ optional }) => !optional);
const optional = BROWSER_MEMORY.filter((kept) => kept.optional);

/** Everything a browser stores for us, and the button to clear it. */
export function CookiesPage() {
  return (
    <LegalPage page={COOKIES} lead={m.lead}>
      <TextSection title={m.clear} id="clear">
        <MemoryControl />
      </TextSection>
      <TextSection title={m.needed} id="needed">
        <p>
          <Rich>
            {m.ownNames((words) => (
              <code>{words}</code>
            ))}
          </Rich>
        </p>
        <MemoryList kept={needed} />
      </TextSection>
      <TextSection title={m.optional} id="optional">
        <p>{m.optionalText}</p>
        <MemoryList kept={optional} />
      </TextSection>
      <TextSection title={m.signals} id="signals">
        <p>
          <Rich>
            {m.signalsText((words) => (
              <TextLink href="/privacy">{words}</TextLink>
            ))}
          </Rich>
        </p>
      </TextSection>
    </LegalPage>
  );
}

function MemoryList({ kept }: { kept: readonly BrowserMemory[] }) {
  return (
    <div className={styles.kept}>
      <ul>
        {kept.map(({ key, place, purpose, life, by }) => (
          <li key={key} className={styles.item}>
            <h3 className={styles.key}>{key}</h3>
            <p>{purpose}</p>
            <p className={styles.quiet}>{m.placeAndLife(placeWords(place, by), life)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function placeWords(place: BrowserMemory["place"], by: BrowserMemory["by"]): string {
  return by ? m.placeOf(m.places[place], by) : m.places[place];
}
