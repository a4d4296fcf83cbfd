declare module "zipcodes" {
  type Zip = { zip: string; city: string; state: string; latitude: number; longitude: number };
  const zipcodes: {
    lookup(zip: string): Zip | undefined;
    lookupByState(state: string): Zip[];
    /** Miles, or null for an unknown zip; NaN for two at the same place. */
    distance(from: string, to: string): number | null;
  };
  export default zipcodes;
}
