// Plain JavaScript, so that an older Node can still report what it lacks.
import process from "node:process";

const WANTED = 24;
const major = Number(process.versions.node.split(".")[0]);

if (major < WANTED) {
  process.stderr.write(
    `Node ${process.versions.node} is too old to run the server: npm brings Node ${WANTED} on Linux ` +
      `(run it through npm), elsewhere install Node ${WANTED} from https://nodejs.org.\n`,
  );
  process.exit(1);
}
