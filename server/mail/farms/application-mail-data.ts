import type { FarmStatus } from "#shared/farms/farm-state.ts";

/** Data for the emails about a farm's application. */
export type ApplicationMailData = {
  application_received: {
    /** An id of `FARM_TYPES`. */
    farmType: string;
    /** The most business days we take to respond, and the resulting date. */
    businessDays: number;
    dueOn: string;
  };
  application_in_review: { farmName: string; dueOn: string };
  /** `message` is ours to the farm; `url` opens its application for editing. */
  application_changes: { farmName: string; message: string; url: string };
  application_approved: {
    farmName: string;
    /** The farm's status: a successor may come to one that sells nothing until it is reopened. */
    status: FarmStatus;
    /**
     * Whether an account now works for the farm (`linked`), may accept an invitation to (`existing`), or has to be
     * created (`none`).
     */
    account: "linked" | "existing" | "none";
    /** The farmer's area, or the invitation link. */
    url: string;
  };
  application_rejected: { farmName: string; reason: string };
};
