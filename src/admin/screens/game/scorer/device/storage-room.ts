/** What the platform tells of the room a site has on this device. */
type Storage = Partial<Pick<StorageManager, "estimate" | "persisted">>;

/** With less left a browser begins to throw away what it did not promise to keep. */
const leastBytes = 100 * 1024 * 1024;

/** Whether the browser may soon clear what it keeps: room is short, and it did not promise to hold on to it. */
export async function isRoomShort(storage: Storage | undefined): Promise<boolean> {
	if (storage?.estimate === undefined) return false;
	const { quota = Infinity, usage = 0 } = await storage.estimate();
	if (quota - usage >= leastBytes) return false;
	return (await storage.persisted?.()) !== true;
}
