export const subject = (receipt: string) => `Your founding membership, receipt ${receipt}`;
export const freeSubject = (brand: string) => `Your ${brand} membership`;
export const welcome = (brand: string) => `Welcome to ${brand}`;
export const text = (place: number, from: string, until: string) =>
  `You are member number ${place}. Your membership runs from ${from} to ${until}.`;
export const questions = (phone: string) => `Questions? Just reply to this email or call ${phone}.`;
export const receipt = "Receipt";
export const deposit = "Refundable deposit";
export const depositText = (email: string) =>
  `Your deposit is fully refundable until your first delivery: write to ${email} with the receipt’s number.`;

export const yourPlace = "your founding place";
