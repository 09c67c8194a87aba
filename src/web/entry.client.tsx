import { wakeIslands } from './wake-islands.ts';

wakeIslands();
