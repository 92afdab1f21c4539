import { Panel } from "#ui/kit/panel.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";

/**
 * An empty placeholder, so that its address is answered. What there is to configure is at
 * /user/:id.
 */
export const userConfig = { Component: UserConfig };

function UserConfig() {
	return (
		<>
			<ScreenHeader title={words.account.userConfiguration} />
			<Panel>{null}</Panel>
		</>
	);
}
