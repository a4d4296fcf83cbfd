import { expect, it } from "vitest";
import { platformTable } from "#messages/platform/table.ts";
import { speak } from "#server/language.ts";
import { type Filled, fill, filledMessages } from "#tests/support/catalog.ts";

/** A message with a count in one part, without the digits. */
const unnumbered = (message: Filled, part: string, count: number) =>
  fill(message, (each) => (each === part ? count : undefined))?.replaceAll(/\d+/g, "#");

/** Whether a message has different texts for one and for many. */
const bends = (message: Filled, part: string) =>
  unnumbered(message, part, 1) !== unnumbered(message, part, 47);

it("a message with a singular and a plural in English has both in Spanish", async () => {
  const spanish = new Map((await filledMessages("es")).map((message) => [message.path, message]));
  const bending = (await filledMessages("en")).flatMap((message) => {
    const own = spanish.get(message.path);
    return message.parts.flatMap((part, at) =>
      bends(message, part)
        ? [{ where: `${message.path} (${part})`, own, name: own?.parts[at] }]
        : [],
    );
  });
  expect(bending.length).toBeGreaterThan(90);
  const stiff = bending.filter(({ own, name }) => !own || !name || !bends(own, name));
  expect(stiff.map(({ where }) => where)).toEqual([]);
});

it("a table counts its rows in the singular and the plural", () => {
  const said = () =>
    [1, 1_200].flatMap((count) =>
      (["orders", "applications", "suppressions"] as const).map((rows) =>
        platformTable.total(count, rows),
      ),
    );
  expect(speak("es", said)).toEqual([
    "1 pedido",
    "1 solicitud",
    "1 dirección bloqueada",
    "1,200 pedidos",
    "1,200 solicitudes",
    "1,200 direcciones bloqueadas",
  ]);
  expect(said()).toContain("1,200 orders");
});
