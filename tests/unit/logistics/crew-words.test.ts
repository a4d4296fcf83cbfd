import { expect, it } from "vitest";
import { farmsErrors } from "#messages/farms/errors.ts";
import { logisticsBoard } from "#messages/logistics/board.ts";
import { logisticsDriver } from "#messages/logistics/driver.ts";
import { logisticsRoutes } from "#messages/logistics/routes.ts";
import { speak } from "#server/language.ts";

const said = () => ({
  stay: logisticsDriver.stayHere(["FV-1042"], "Thu Nov 26"),
  without: logisticsRoutes.leftWithout("Van 1", ["FV-1042"], "Thu Nov 26"),
  length: logisticsRoutes.length(1, 1),
  left: logisticsBoard.slotsLeft(1, 1),
  ofLine: farmsErrors.onlyOfLine(1),
  toCome: farmsErrors.onlyToCome(1),
});

it("Texts for the crew have the singular for one order, stop, mile or slot", () => {
  expect(said()).toEqual({
    stay: "FV-1042 stays here. Its customer gets an email; if no other van takes it on Thu Nov 26, it is refunded the day after.",
    without:
      "Van 1 has left without FV-1042, which is not packed. Its customer gets an email; if no other van takes it on Thu Nov 26, it is refunded the day after.",
    length: "1 stop, about 1 mile",
    left: "1 order, 1 slot left",
    ofLine: "Only 1 of this line is to come",
    toCome: "Only 1 is to come",
  });
  expect(speak("es", said)).toMatchObject({
    stay: expect.stringMatching(/^FV-1042 se queda aquí\. Su cliente recibe/),
    without: expect.stringMatching(/FV-1042, que no está empacado\. Su cliente recibe/),
    length: "1 parada, cerca de 1 milla",
  });
});

it("Texts for the crew have the plural for several", () => {
  const both = ["FV-1042", "FV-1043"];
  expect(logisticsDriver.stayHere(both, "Thu Nov 26")).toMatch(
    /^FV-1042 and FV-1043 stay here\. Their/,
  );
  expect(speak("es", () => logisticsDriver.stayHere(both, "Thu Nov 26"))).toMatch(
    /^FV-1042 y FV-1043 se quedan aquí\. Sus clientes/,
  );
  expect(logisticsRoutes.leftWithout("Van 1", both, "Thu Nov 26")).toContain(
    "which are not packed. Their",
  );
  expect(logisticsRoutes.length(2, 0)).toBe("2 stops, about 0 miles");
});
