import { type Environment, isLoopback, parseUrl } from "./environment.ts";
import type { S3Settings } from "../files/s3-pictures.ts";
import { ConfigError } from "./error.ts";

/** Where photos uploaded by farms are stored. */
export type PicturesConfig =
  | { kind: "disk" }
  | { kind: "database" }
  | ({ kind: "s3" } & S3Settings);

/** The region of Amazon S3 to use if none is set. */
const DEFAULT_REGION = "us-east-1";

/**
 * The storage named by `PICTURES`; otherwise the bucket, if one is set; otherwise the disk with the embedded database,
 * which only one machine uses, or the database itself, which all machines share. Throws ConfigError for an incomplete
 * or unencrypted bucket.
 */
export function choosePictures(env: Environment): PicturesConfig {
  const derived = env.DATABASE_URL === undefined ? "disk" : "database";
  const kind = env.PICTURES ?? (env.PICTURES_S3_BUCKET === undefined ? derived : "s3");
  return kind === "s3" ? bucketOf(env) : { kind };
}

function bucketOf(env: Environment): PicturesConfig {
  const { PICTURES_S3_BUCKET: bucket, PICTURES_S3_REGION: region = DEFAULT_REGION } = env;
  const { PICTURES_S3_KEY_ID: accessKeyId, PICTURES_S3_SECRET: secretAccessKey } = env;
  const endpoint = env.PICTURES_S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  if (bucket === undefined) throw missing("PICTURES_S3_BUCKET");
  if (accessKeyId === undefined) throw missing("PICTURES_S3_KEY_ID");
  if (secretAccessKey === undefined) throw missing("PICTURES_S3_SECRET");
  if (parseUrl(endpoint)?.protocol !== "https:" && !isLoopback(endpoint)) {
    throw new ConfigError(
      `PICTURES_S3_ENDPOINT ${endpoint} would send photos unencrypted: set an address that starts with https://.`,
    );
  }
  return { kind: "s3", endpoint, bucket, region, accessKeyId, secretAccessKey };
}

function missing(name: string): ConfigError {
  return new ConfigError(
    `${name} is empty while photos are to be kept in a bucket: set ${name}, or PICTURES=database.`,
  );
}
