import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { OUR_MARK, sealPage } from "#server/http/pages/inline-parts.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const ours = `nonce="${OUR_MARK}"`;

describe("A page before it is sent", () => {
  it("loses our marks, and lists the hashes of what had one", () => {
    const { html, inline } = sealPage(
      `<script ${ours}>go(1 < 2)</script><style data-x ${ours}>a{b:c}</style><script ${ours} data-y>two()</script>`,
    );
    expect(html).toBe(
      "<script>go(1 < 2)</script><style data-x>a{b:c}</style><script data-y>two()</script>",
    );
    expect(inline).toEqual({
      scripts: [hash("go(1 < 2)"), hash("two()")],
      styles: [hash("a{b:c}")],
    });
  });

  it("allows nothing that was injected, even next to ours", () => {
    const evil = "<script>steal()</script><style>a{}</style>";
    const guessed = `<script nonce="${"0".repeat(32)}">steal()</script>`;
    const { html, inline } = sealPage(`${evil}<script ${ours}>ours()</script>${guessed}${evil}`);
    expect(html).toContain(evil);
    expect(inline).toEqual({ scripts: [hash("ours()")], styles: [] });
  });

  it("does not reveal our mark", () => {
    const { html } = sealPage(`<meta property="csp-nonce" content="${OUR_MARK}"/><p>x</p>`);
    expect(html).toBe("<p>x</p>");
  });

  it("needs no hash for files, whose URL the policy allows", () => {
    const { html, inline } = sealPage(`<script ${ours} defer src="/a.js"></script>`);
    expect(html).toBe('<script defer src="/a.js"></script>');
    expect(inline.scripts).toEqual([]);
  });
});
