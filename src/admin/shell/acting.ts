const key = "acting-for";

/**
 * Which organization a super administrator has chosen to act for (rule `acting-super-admin`). It is
 * kept for this tab, so that two tabs can work in two leagues; create-auth.ts says when it counts.
 */
export const acting = {
	id(): number | null {
		const id = Number(sessionStorage.getItem(key));
		return id > 0 ? id : null;
	},
	choose(id: number | null): void {
		if (id === null) sessionStorage.removeItem(key);
		else sessionStorage.setItem(key, String(id));
	},
};

export type Acting = typeof acting;
