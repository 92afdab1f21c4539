import { useAuth } from "./auth.ts";

/**
 * Whether who is signed in is offered to delete seasons and leagues; the server would refuse
 * (rule `deletion-kept-by-owners`).
 */
export function useMayDeleteSeasons(): boolean {
	const { user } = useAuth();
	return user?.role !== "staff" || !user.organization?.ownersKeepDeletion;
}
