import * as en from "../../en/payments/cards/card-form.ts";
import * as es from "../../es/payments/cards/card-form.ts";
import { spoken } from "../../spoken.ts";

export const paymentsCardForm = spoken({ en, es });
