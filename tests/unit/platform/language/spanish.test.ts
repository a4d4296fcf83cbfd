import { expect, it } from "vitest";
import { speak } from "#server/language.ts";
import { databaseUnavailable } from "#server/services/platform/database/database-timeout.ts";
import { lifecycles } from "#server/services/platform/lifecycles/lifecycles.ts";
import { actionWords } from "#shared/platform/audit/audit.ts";
import {
  actorWords,
  ERASED_NAME,
  FORMER_ADDRESS,
  GUEST_LINK,
} from "#shared/platform/audit/audit-actor.ts";
import { subjectWords } from "#shared/platform/audit/audit-subject.ts";
import { jobStateWords, jobWords } from "#shared/platform/jobs/jobs.ts";
import { scheduleWords } from "#shared/platform/jobs/schedule-words.ts";
import { settingsSchema } from "#shared/platform/settings/settings.ts";
import { settingsTabWords } from "#shared/platform/settings/settings-tabs.ts";

it("the error of an invalid setting is in the reader's language", () => {
  const wrong = { openingHours: ["always"], taxBps: 9_000, zones: [{ name: "" }] };
  const told = () => settingsSchema.safeParse(wrong).error?.issues.map(({ message }) => message);
  expect(speak("es", told)).toEqual(
    expect.arrayContaining([
      "Escriba la línea así: Mon-Fri 9am-6pm",
      "Como máximo 25%",
      "Escriba el nombre de la zona",
    ]),
  );
  expect(told()).toContain("Please enter a line as Mon-Fri 9am-6pm");
});

it("an erased name is shown as such for every kind, and a name that only looks like one stays", () => {
  const words = () => [
    ...["orders", "membership", "inventory", "mail_address", "job", "farm"].map((subjectKind) =>
      subjectWords({ subjectKind, subjectName: ERASED_NAME }),
    ),
    subjectWords({ subjectKind: "subscriber", subjectName: FORMER_ADDRESS }),
    subjectWords({ subjectKind: "farm", subjectName: FORMER_ADDRESS }),
    subjectWords({ subjectKind: "farm", subjectName: GUEST_LINK }),
    subjectWords({ subjectKind: "inventory", subjectName: GUEST_LINK }),
  ];
  expect(words()).toEqual([
    ...Array.from({ length: 6 }, () => "erased"),
    "a former address",
    "a former address",
    "guest link",
    "the inventory of guest link",
  ]);
  expect(speak("es", words)).toEqual([
    ...Array.from({ length: 6 }, () => "borrado"),
    "una dirección anterior",
    "a former address",
    "guest link",
    "el inventario de guest link",
  ]);
});

it("the log stores ids and shows them in the reader's language", () => {
  const words = () => [
    actionWords("settings.changed"),
    subjectWords({ subjectKind: "settings", subjectName: "fees" }),
    subjectWords({ subjectKind: "job", subjectName: "send_customer_update" }),
    subjectWords({ subjectKind: "audit", subjectName: "1" }),
    subjectWords({ subjectKind: "farm", subjectName: "Hollow Oak" }),
    subjectWords({ subjectKind: "mail_kind", subjectName: "order_placed" }),
    subjectWords({ subjectKind: "users", subjectName: "2" }),
    subjectWords({ subjectKind: "membership", subjectName: "" }),
    subjectWords({ subjectKind: "inventory", subjectName: "Hollow Oak" }),
    subjectWords({ subjectKind: "user", subjectName: ERASED_NAME }),
    actorWords(GUEST_LINK),
    actorWords("ana"),
  ];
  expect(words()).toEqual([
    "Changed the settings",
    "Tax, fees and commission",
    "Send a message to customers",
    "1 entries of the audit log",
    "Hollow Oak",
    "Order placed",
    "2 users",
    "a membership without a place",
    "the inventory of Hollow Oak",
    "erased",
    "guest link",
    "ana",
  ]);
  expect(speak("es", words)).toEqual([
    "Cambió los ajustes",
    "Impuesto, cargos y comisión",
    "Enviar un mensaje a los clientes",
    "1 entrada del registro de actividad",
    "Hollow Oak",
    "Confirmación del pedido",
    "2 usuarios",
    "una membresía sin lugar",
    "el inventario de Hollow Oak",
    "borrado",
    "enlace del pedido",
    "ana",
  ]);
});

it("jobs, tabs and errors are in Spanish", () => {
  const words = () => [
    jobWords("charge_boxes"),
    jobWords("unknown_job"),
    jobStateWords("retrying"),
    scheduleWords("21 8 * * *", new Date("2026-11-26T12:00:00Z")),
    settingsTabWords("contact"),
    lifecycles.order.movedOn(),
    databaseUnavailable().message,
  ];
  expect(speak("es", words)).toEqual([
    "Cobrar canastas semanales",
    "Unknown job",
    "Por reintentar",
    "Cada día a las 12:21\u00a0a.\u00a0m.",
    "Nombre y contacto",
    "Este pedido ya cambió. Revíselo de nuevo.",
    "Nuestra base de datos no responde ahora mismo. Inténtelo de nuevo en un momento.",
  ]);
});
