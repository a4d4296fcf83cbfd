import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { styleSingleton } from "#client/lib/pages/adopted-styles.ts";

afterEach(cleanup);

const LOCK = "body { overflow: hidden; }";
const adopted = () =>
  document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));

describe("Styles that a library adds at run time", () => {
  it("are adopted without a style element, which the content policy refuses", () => {
    const Styles = styleSingleton();
    render(<Styles styles={LOCK} />);
    expect(adopted()).toEqual([[expect.stringContaining("overflow: hidden")]]);
    expect(document.querySelector("style")).toBeNull();
  });

  it("are added once however many components need them, until the last one is gone", () => {
    const Styles = styleSingleton();
    const first = render(<Styles styles={LOCK} />);
    const second = render(<Styles styles="body { color: red; }" />);
    expect(adopted()).toHaveLength(1);
    first.unmount();
    expect(adopted()).toHaveLength(1);
    second.unmount();
    expect(adopted()).toEqual([]);
    render(<Styles styles={LOCK} />);
    expect(adopted()).toHaveLength(1);
  });

  it("of one lock are separate from those of another", () => {
    const [One, Other] = [styleSingleton(), styleSingleton()];
    const one = render(<One styles={LOCK} />);
    render(<Other styles="p { color: red; }" />);
    one.unmount();
    expect(adopted()).toEqual([[expect.stringContaining("color: red")]]);
  });
});
