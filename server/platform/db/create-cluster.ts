import { openCluster } from './embedded.ts';

const [, , cluster] = process.argv;
if (!cluster) throw new Error('Name the folder to create the cluster in');
await (await openCluster(cluster)).close();
