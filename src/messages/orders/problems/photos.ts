import * as en from "../../en/orders/problems/photos.ts";
import * as es from "../../es/orders/problems/photos.ts";
import { spoken } from "../../spoken.ts";

export const ordersPhotos = spoken({ en, es });
