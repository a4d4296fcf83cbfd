import * as en from "../en/orders/photos.ts";
import * as es from "../es/orders/photos.ts";
import { spoken } from "../spoken.ts";

export const ordersPhotos = spoken({ en, es });
