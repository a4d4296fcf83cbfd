/** The part of autocannon that the benchmark uses; the package has no types. */
declare module "autocannon" {
  type Asked = { path: string } | { setupRequest: (request: object) => object };
  type Options = {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    headers: Record<string, string>;
    /** Each connection sends these in turn. */
    requests: Asked[];
  };
  type Result = {
    requests: { total: number };
    /** The actual duration, in seconds. */
    duration: number;
    non2xx: number;
    errors: number;
    timeouts: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
