import { useEffect } from "react";

type StylesProps = { styles: string };

/** Style sheets of one user: the first that needs the sheet adds it, the last takes it away. */
function adoptedSheet() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  return {
    add(text: string) {
      users += 1;
      if (sheet) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      sheet = null;
    },
  };
}

/**
 * Takes the place of `react-style-singleton` in the browser (`vite.config.ts`), with which the lock of scrolling
 * behind a dialog writes a style element. The content policy lets no such element through; an adopted
 * sheet is made by a script that it has let through already.
 */
export function styleSingleton() {
  const sheet = adoptedSheet();
  return function AdoptedStyles({ styles }: StylesProps) {
    useEffect(() => {
      sheet.add(styles);
      return sheet.remove;
    }, [styles]);
    return null;
  };
}
