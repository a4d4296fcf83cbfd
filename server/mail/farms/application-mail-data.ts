/** What the emails about a farm's application are made of. */
export type ApplicationMailData = {
  application_received: {
    farmName: string;
    /** An id of `FARM_TYPES`. */
    farmType: string;
    location: string;
    /** How many business days we take at most to answer, and the day that this means. */
    businessDays: number;
    dueOn: string;
  };
  application_in_review: { farmName: string; dueOn: string };
  /** `message` is ours to the farm; `url` opens its answers. */
  application_changes: { farmName: string; message: string; url: string };
  application_approved: {
    farmName: string;
    /** Whether an account works for the farm now, may accept to, or is to be made. */
    account: "linked" | "existing" | "none";
    /** The farmer's area, or the invitation. */
    url: string;
  };
  application_rejected: { farmName: string; reason: string };
};
