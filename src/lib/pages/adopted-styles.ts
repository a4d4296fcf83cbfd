import { useEffect } from "react";

type StylesProps = { styles: string };

/** A reference-counted style sheet: added by its first user, removed by its last. */
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
 * Replaces `react-style-singleton` in the browser (`vite.config.ts`), which the scroll lock behind dialogs uses to
 * insert a style element. The content security policy blocks such elements; an adopted style sheet is created by a
 * script that the policy already allows.
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
