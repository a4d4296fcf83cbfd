import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LongWord } from "#client/ui/long-word.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { QuantityStepper } from "#client/ui/fields/quantity-stepper.tsx";
import { cents } from "#shared/money.ts";
import { lastResortPicture } from "#shared/platform/pages/pictures.ts";

afterEach(cleanup);

describe("A product's picture", () => {
  // Pictures do not load here, so none is complete until an event says so.
  beforeEach(() => {
    vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
  });
  afterEach(() => vi.restoreAllMocks());

  const image = () => screen.getByAltText<HTMLImageElement>("Carrots");

  it("has its size before it loads", () => {
    render(<ProductImage pictureKey="product-1" alt="Carrots" />);
    expect([image().width, image().height]).toEqual([800, 600]);
  });

  it("is a single drawing on its ground for a print", () => {
    render(<ProductImage pictureKey="print-sage-leeks" alt="Carrots" />);
    expect(image().getAttribute("src")).toBe("/prints/leeks.svg");
    expect(document.querySelectorAll("source")).toHaveLength(0);
    const frame = image().closest<HTMLElement>("[data-kind]");
    expect(frame?.style.getPropertyValue("--ground")).toBe("var(--ground-sage)");
  });

  it("has no label if it is the product's own", () => {
    render(<ProductImage pictureKey="product-1" alt="Carrots" />);
    expect(screen.queryByText("Representative photo")).toBeNull();
  });

  it("falls back to a stock photo that is labeled as such, and then to a drawing that is always there", () => {
    render(<ProductImage pictureKey="product-1" alt="Carrots" />);
    fireEvent.error(image());
    expect(image().src).not.toContain("product-1-");
    expect(screen.queryByText("Representative photo")).not.toBeNull();
    fireEvent.error(image());
    expect(image().src).toContain(lastResortPicture);
  });

  it("starts over when the product changes", () => {
    const { rerender } = render(<ProductImage pictureKey="product-1" alt="Carrots" />);
    fireEvent.error(image());
    rerender(<ProductImage pictureKey="product-2" alt="Carrots" />);
    expect(image().src).toContain("product-2-");
  });
});

describe("A quantity stepper", () => {
  function stepper(quantity: number, bounds: { min?: number; max?: number } = {}) {
    const asked: number[] = [];
    render(
      <QuantityStepper
        name="Carrots"
        quantity={quantity}
        onChange={(to) => asked.push(to)}
        {...bounds}
      />,
    );
    return asked;
  }

  it("names the item in both of its buttons", () => {
    const asked = stepper(2);
    fireEvent.click(screen.getByRole("button", { name: "One less Carrots" }));
    fireEvent.click(screen.getByRole("button", { name: "One more Carrots" }));
    expect(asked).toEqual([1, 3]);
  });

  it("has a minus button at one that removes the item", () => {
    const asked = stepper(1);
    fireEvent.click(screen.getByRole("button", { name: "Remove Carrots" }));
    expect(asked).toEqual([0]);
  });

  it("stops at its bounds", () => {
    stepper(3, { min: 3, max: 3 });
    for (const button of screen.getAllByRole<HTMLButtonElement>("button")) {
      expect(button.disabled).toBe(true);
    }
  });
});

describe("An amount of money", () => {
  it("is shown in dollars with two decimals", () => {
    render(<MoneyText amount={cents(1150)} />);
    expect(screen.queryByText("$11.50")).not.toBeNull();
  });

  it("can be shown as a word if it is zero", () => {
    render(<MoneyText amount={cents(0)} zero="Free" />);
    expect(screen.queryByText("Free")).not.toBeNull();
  });
});

describe("An address without spaces", () => {
  it("is complete, and can break only after its punctuation", () => {
    const { container } = render(<LongWord>ana_maria@furrow.example</LongWord>);
    expect(container.textContent).toBe("ana_maria@furrow.example");
    const lines = container.innerHTML.replace(/<\/?span>/g, "").split("<wbr>");
    expect(lines).toEqual(["ana_", "maria@", "furrow.", "example"]);
  });
});
