import type { Sport } from "#domain/sport/sport.ts";
import type { PlatformScope } from "../platform-scope.ts";

/** Every sport the product knows. */
export async function listSports({ platform }: PlatformScope): Promise<Sport[]> {
	return platform.organizations.listSports();
}
