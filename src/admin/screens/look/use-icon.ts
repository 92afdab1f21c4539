import { useEffect, useState } from "react";

/** The icon: as it is, none, or a picture that is sent when the look is saved. */
type Chosen = { kind: "kept" } | { kind: "none" } | { kind: "picture"; file: File; url: string };

export type ChosenIcon = {
	/** What is to be seen; null for the product's own. */
	url: string | null;
	isChanged: boolean;
	choose: (file: File) => void;
	remove: () => void;
	reset: () => void;
	/** What is to be sent with the look. */
	sent: () => Promise<{ icon?: File; iconUrl?: null }>;
};

export function useIcon(keptUrl: string | null): ChosenIcon {
	const [chosen, setChosen] = useState<Chosen>({ kind: "kept" });
	const made = chosen.kind === "picture" ? chosen.url : null;
	useEffect(() => () => void (made && URL.revokeObjectURL(made)), [made]);
	const isGone = chosen.kind === "none" && keptUrl !== null;
	return {
		url: chosen.kind === "kept" ? keptUrl : made,
		isChanged: chosen.kind === "picture" || isGone,
		choose: (file) => setChosen({ kind: "picture", file, url: URL.createObjectURL(file) }),
		remove: () => setChosen({ kind: "none" }),
		reset: () => setChosen({ kind: "kept" }),
		sent: async () => {
			if (chosen.kind === "picture") return { icon: chosen.file };
			return isGone ? { iconUrl: null } : {};
		},
	};
}
