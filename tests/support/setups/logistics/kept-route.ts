import type { DriverRoute } from "#client/lib/logistics/driver-phone/phone-memory.ts";

/** Who drives the vans of these tests. */
export const DRIVER = {
  id: "driver-1",
  username: "dana",
  firstName: "Dana",
  lastName: "Ortiz",
  email: "dana@furrow.example",
  role: "logistics",
  zipCode: null,
  phoneNumber: null,
  emailVerified: true,
} as const;

/** A planned route with one packed order, as the phone has it, apart from what is given. */
export const keptRoute = (changes: Partial<DriverRoute> = {}): DriverRoute => ({
  id: "route-1",
  name: "Van 1",
  day: "2026-11-29",
  window: "morning",
  state: "planned",
  lateCause: null,
  lateCauseUntil: null,
  stops: [
    {
      id: "stop-1",
      position: 1,
      state: "planned",
      remark: null,
      note: "",
      doneAt: null,
      closedBy: null,
      orderNumber: "FUR-7K3M-9QXT",
      isPacked: true,
      isStopped: false,
      name: "Ada Byron",
      address: "1 Main Street",
      city: "Petaluma",
      zipCode: "94952",
      phone: "",
      instructions: "",
      areInstructionsLater: false,
      units: 0,
      cold: 0,
      latitude: 38.2,
      longitude: -122.6,
      lines: [],
    },
  ],
  ...changes,
});
